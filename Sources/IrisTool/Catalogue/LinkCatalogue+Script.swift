// What the page does: puts links together as LinkForm does, draws QR codes as QRCode does, filters.

extension LinkCatalogue {
  static let script =
    #"""
    "use strict";
    (() => {
    const data = JSON.parse(document.getElementById("data").textContent);
    const cards = [...document.querySelectorAll(".card")];
    const search = document.getElementById("search");

    // Percent-encoding, each place with the characters it keeps.
    const encode = (text, kept) => encodeURIComponent(text.replace(/[\uD800-\uDFFF]/gu, "\uFFFD"))
      .replace(/%(24|26|2B|2C|2F|3A|3B|3D|3F|40)/g, (escape, digits) =>
        kept.includes(digits) ? String.fromCharCode(parseInt(digits, 16)) : escape);
    const segment = text => encode(text, "24 26 2B 2C 3A 3B 3D 40");
    const item = text => encode(text, "24 2C 2F 3A 3B 3F 40");
    const fragment = text => encode(text, "24 26 2B 2C 2F 3A 3B 3D 3F 40");

    function path(link, values) {
      let path = "";
      for (const part of link.segments) {
        if (part.text !== undefined) { path += "/" + segment(part.text); continue; }
        const value = values[part.parameter], parameter = link.parameters[part.parameter];
        if (parameter.place === "rest") {
          path += value.split("/").filter(Boolean).map(one => "/" + segment(one)).join("");
        } else if (value || !parameter.optional) {
          path += "/" + segment(part.prefix + value + part.suffix);
        }
      }
      const items = link.items.flatMap(({name, content}) => {
        if (content.text !== undefined) return [item(name) + "=" + item(content.text)];
        const value = values[content.parameter], parameter = link.parameters[content.parameter];
        if (parameter.place === "flag") return value ? [item(name)] : [];
        if (parameter.place === "list") {
          return value.split("\n").filter(Boolean).map(one => item(name) + "=" + item(one));
        }
        const isLeftOut = parameter.optional && (!value || value === parameter.fallback);
        return isLeftOut ? [] : [item(name) + "=" + item(value)];
      });
      let tail = "";
      if (link.fragment) {
        const text = link.fragment.text ?? values[link.fragment.parameter];
        if (text || link.fragment.text !== undefined) tail = "#" + fragment(text);
      }
      return (path || "/") + (items.length ? "?" + items.join("&") : "") + tail;
    }

    function withOrigin(path) {
      const checked = document.querySelector("input[name=origin]:checked");
      const origin = data.origins[checked ? +checked.value : 0];
      if (!origin) return path;
      if (origin.host !== undefined) return "https://" + origin.host + path;
      const first = /^\/([^\/?#]*)/.exec(path)[1];
      return origin.scheme + "://" + (/^([a-z][a-z0-9-]*)?$/.test(first) ? path.slice(1) : path);
    }

    // What keeps a value from standing in a link; empty where nothing does.
    function problem(parameter, value) {
      const {name, place, integer, optional} = parameter;
      if (!value) return optional || place !== "path" ? "" : name + " is empty and would vanish; fill it in";
      if (integer && !/^[+-]?[0-9]+$/.test(value)) return name + " is not a whole number";
      const parts = place === "path" ? [value] : place === "rest" ? value.split("/") : [];
      if (parts.some(part => part === "." || part === "..")) return name + " may not be . or ..";
      return "";
    }

    // QR codes, byte mode, level M.
    const perBlock = [10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26];
    const blockCounts = [1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,
      31,33,35,37,38,40,43,45,47,49];
    const exponentials = [], logarithms = [];
    for (let i = 0, value = 1; i < 255; i++) {
      exponentials.push(value); logarithms[value] = i;
      value <<= 1; if (value > 255) value ^= 0x11D;
    }
    const product = (a, b) => a && b ? exponentials[(logarithms[a] + logarithms[b]) % 255] : 0;

    function layout(version) {
      const size = 17 + 4 * version, count = Math.floor(version / 7) + 2, centres = [];
      if (version > 1) {
        const even = Math.floor((size - 13 + count - 2) / (count - 1));
        const step = version === 32 ? 26 : even + even % 2;
        centres.push(6);
        for (let i = 1; i < count; i++) centres.push(size - 7 - (count - 1 - i) * step);
      }
      let free = size * size - 192 - 2 * (size - 16) - 31;
      if (version > 1) free -= 25 * (count * count - 3) - 10 * (count - 2);
      if (version > 6) free -= 36;
      const blocks = blockCounts[version - 1], correction = perBlock[version - 1] ?? 28;
      return {version, size, centres, blocks, correction,
        capacity: (free >> 3) - blocks * correction, countBits: version < 10 ? 8 : 16};
    }

    function codewords(bytes, {blocks, correction, capacity, countBits}) {
      const bits = [];
      const append = (value, count) => { while (count--) bits.push(value >> count & 1); };
      append(4, 4); append(bytes.length, countBits);
      for (const byte of bytes) append(byte, 8);
      append(0, Math.min(4, 8 * capacity - bits.length)); append(0, (8 - bits.length % 8) % 8);
      const words = [];
      for (let i = 0; i < bits.length; i += 8) words.push(bits.slice(i, i + 8).reduce((a, b) => a << 1 | b));
      for (let pad = 0xEC; words.length < capacity; pad ^= 0xEC ^ 0x11) words.push(pad);
      let generator = [1];
      for (let i = 0; i < correction; i++) {
        const next = [...generator, 0];
        generator.forEach((value, index) => { next[index + 1] ^= product(value, exponentials[i]); });
        generator = next;
      }
      const data = [], checks = [];
      for (let block = 0, start = 0; block < blocks; block++) {
        const count = Math.floor(capacity / blocks) + (block < blocks - capacity % blocks ? 0 : 1);
        const own = words.slice(start, start += count), rest = Array(correction).fill(0);
        for (const byte of own) {
          const factor = byte ^ rest.shift(); rest.push(0);
          rest.forEach((value, index) => { rest[index] = value ^ product(generator[index + 1], factor); });
        }
        data.push(own); checks.push(rest);
      }
      const columns = lists => lists.at(-1).flatMap((_, column) =>
        lists.filter(list => column < list.length).map(list => list[column]));
      return [...columns(data), ...columns(checks)];
    }

    const masks = [(x, y) => (x + y) % 2, (x, y) => y % 2, x => x % 3, (x, y) => (x + y) % 3,
      (x, y) => ((y >> 1) + Math.floor(x / 3)) % 2, (x, y) => x * y % 2 + x * y % 3,
      (x, y) => (x * y % 2 + x * y % 3) % 2, (x, y) => ((x + y) % 2 + x * y % 3) % 2];

    function qr(text) {
      const bytes = new TextEncoder().encode(text);
      let plan;
      for (let version = 1; version <= 40 && !plan; version++) {
        const candidate = layout(version);
        if (4 + candidate.countBits + 8 * bytes.length <= 8 * candidate.capacity) plan = candidate;
      }
      if (!plan) return null;
      const {size, centres, version} = plan, dark = [], fixed = [];
      const fix = (x, y, isDark) => {
        if (x < 0 || y < 0 || x >= size || y >= size) return;
        dark[y * size + x] = isDark ? 1 : 0; fixed[y * size + x] = true;
      };
      const rings = (x, y, reach, light) => {
        for (let down = -reach; down <= reach; down++) for (let right = -reach; right <= reach; right++) {
          fix(x + right, y + down, !light.includes(Math.max(Math.abs(down), Math.abs(right))));
        }
      };
      for (let i = 0; i < size; i++) { fix(6, i, i % 2 === 0); fix(i, 6, i % 2 === 0); }
      rings(3, 3, 4, [2, 4]); rings(size - 4, 3, 4, [2, 4]); rings(3, size - 4, 4, [2, 4]);
      for (const x of centres) for (const y of centres) {
        if (!(x === 6 && (y === 6 || y === size - 7) || y === 6 && x === size - 7)) rings(x, y, 2, [1]);
      }
      const check = (value, count, generator, degree) => {
        let rest = value << degree;
        for (let i = count + degree - 1; i >= degree; i--) if (rest >> i & 1) rest ^= generator << (i - degree);
        return value << degree | rest;
      };
      const format = mask => {
        const bits = check(mask, 5, 0x537, 10) ^ 0x5412;
        for (let i = 0; i < 15; i++) {
          const isDark = bits >> i & 1;
          if (i < 6) fix(8, i, isDark); else if (i === 6) fix(8, 7, isDark);
          else if (i === 7) fix(8, 8, isDark); else if (i === 8) fix(7, 8, isDark); else fix(14 - i, 8, isDark);
          if (i < 8) fix(size - 1 - i, 8, isDark); else fix(8, size - 15 + i, isDark);
        }
        fix(8, size - 8, true);
      };
      format(0);
      if (version > 6) {
        const bits = check(version, 6, 0x1F25, 12);
        for (let i = 0; i < 18; i++) {
          const along = Math.floor(i / 3), across = size - 11 + i % 3;
          fix(along, across, bits >> i & 1); fix(across, along, bits >> i & 1);
        }
      }
      const bits = codewords(bytes, plan).flatMap(word => [7, 6, 5, 4, 3, 2, 1, 0].map(i => word >> i & 1));
      let next = 0;
      for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
        if (right === 6) right = 5;
        for (let step = 0; step < size; step++) for (const x of [right, right - 1]) {
          const place = (up ? size - 1 - step : step) * size + x;
          if (!fixed[place]) dark[place] = bits[next++] ?? 0;
        }
      }
      const linePenalty = at => {
        let sum = 0, run = 0, window = 0;
        for (let i = 0; i < size + 4; i++) {
          const module = i < size ? at(i) : 0;
          window = (window << 1 | module) & 0x7FFF;
          if ((window >> 4 & 0x7F) === 0x5D && (!(window & 0xF) || !(window >> 11))) sum += 40;
          if (i >= size) continue;
          run = i && at(i - 1) === module ? run + 1 : 1;
          if (run === 5) sum += 3; else if (run > 5) sum += 1;
        }
        return sum;
      };
      const penalty = modules => {
        let sum = 0;
        for (let line = 0; line < size; line++) {
          sum += linePenalty(i => modules[line * size + i]) + linePenalty(i => modules[i * size + line]);
        }
        for (let y = 0; y < size - 1; y++) for (let x = 0; x < size - 1; x++) {
          const at = y * size + x, corner = modules[at];
          if (modules[at + 1] === corner && modules[at + size] === corner && modules[at + size + 1] === corner) sum += 3;
        }
        const total = size * size, share = modules.reduce((a, b) => a + b) * 20 - total * 10;
        return sum + Math.floor(Math.abs(share) / total) * 10;
      };
      const plain = [...dark];
      let best, least = Infinity;
      masks.forEach((mask, number) => {
        plain.forEach((module, at) => {
          dark[at] = fixed[at] ? module : module ^ (mask(at % size, Math.floor(at / size)) === 0 ? 1 : 0);
        });
        format(number);
        const sum = penalty(dark);
        if (sum < least) { least = sum; best = [...dark]; }
      });
      let path = "";
      for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) {
        if (!best[y * size + x]) continue;
        const start = x;
        while (x < size && best[y * size + x]) x++;
        path += `M${start + 4} ${y + 4}h${x - start}v1h-${x - start}z`;
      }
      return {side: size + 8, path};
    }

    function update(card) {
      const link = data.links[+card.id.slice(5) - 1];
      const fields = [...card.querySelectorAll("[data-parameter]")];
      const values = fields.map(field => field.type === "checkbox" ? (field.checked ? "1" : "") : field.value);
      let first = "";
      fields.forEach((field, index) => {
        const text = problem(link.parameters[index], values[index]);
        field.toggleAttribute("aria-invalid", false);
        if (text) field.setAttribute("aria-invalid", "true");
        first = first || text;
      });
      const url = withOrigin(path(link, values));
      const anchor = card.querySelector(".open"), holder = card.querySelector(".code");
      card.querySelector(".problem").textContent = first;
      anchor.textContent = url;
      if (first || !data.origins.length) anchor.removeAttribute("href"); else anchor.href = url;
      card.querySelector(".copy").disabled = Boolean(first);
      const code = qr(url), svg = holder.querySelector("svg");
      holder.classList.toggle("stale", Boolean(first) || !code);
      if (svg && code) {
        svg.setAttribute("viewBox", `0 0 ${code.side} ${code.side}`);
        svg.firstElementChild.setAttribute("d", code.path);
      }
    }

    function filter() {
      const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
      let shown = 0;
      for (const card of cards) {
        card.hidden = !words.every(word => card.dataset.words.includes(word));
        if (!card.hidden) shown++;
      }
      for (const group of document.querySelectorAll(".group")) {
        group.hidden = !group.querySelector(".card:not([hidden])");
      }
      document.getElementById("nothing").hidden = shown > 0;
      const all = cards.length === 1 ? "1 link" : cards.length + " links";
      document.getElementById("count").textContent = words.length ? shown + " of " + all : all;
    }

    for (const card of cards) {
      card.addEventListener("input", () => update(card));
      const copy = card.querySelector(".copy");
      copy.hidden = !navigator.clipboard;
      copy.addEventListener("click", async () => {
        const text = card.querySelector(".open").textContent;
        copy.textContent = await navigator.clipboard.writeText(text).then(() => "Copied", () => "Not allowed");
        setTimeout(() => { copy.textContent = "Copy"; }, 1500);
      });
    }
    for (const choice of document.querySelectorAll("input[name=origin]")) {
      choice.addEventListener("change", () => cards.forEach(update));
    }
    search.addEventListener("input", filter);
    search.form.addEventListener("submit", event => event.preventDefault());
    document.getElementById("clear").addEventListener("click", () => {
      search.value = ""; filter(); search.focus();
    });
    document.addEventListener("keydown", event => {
      const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
      if (event.key === "/" && !isTyping) { event.preventDefault(); search.focus(); }
      if (event.key === "Escape" && event.target === search) { search.value = ""; filter(); }
    });
    cards.forEach(update);
    filter();
    })();
    """#
}
