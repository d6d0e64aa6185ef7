// How the page looks, in both colour schemes.

extension LinkCatalogue {
  static let style = """
    :root{--paper:#f6f7f9;--card:#fff;--ink:#161b24;--soft:#566072;--line:#d9dee7;--edge:#7f899b;--accent:#1d56b3;
    --accent-ink:#fff;--capture:#8a4300;--capture-back:#fff1e0;--badge:#e8ecf3;--warn:#a3260f;
    --field:#fff;--shadow:0 1px 2px rgb(20 30 50/.06),0 4px 16px rgb(20 30 50/.05)}
    @media(prefers-color-scheme:dark){:root{--paper:#0f1319;--card:#181d26;--ink:#e9edf4;
    --soft:#9ca8ba;--line:#2c3442;--edge:#66738a;--accent:#86b7ff;--accent-ink:#0d1420;--capture:#f3b870;
    --capture-back:#33270f;--badge:#2a3240;--warn:#ff9d87;--field:#10151d;--shadow:none}}
    *{box-sizing:border-box}
    html{scroll-padding-top:9rem}
    body{margin:0;background:var(--paper);color:var(--ink);
    font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
    code,.open,.pattern{font-family:ui-monospace,"SF Mono",Menlo,Consolas,monospace}
    .skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem;z-index:3;padding:.5rem 1rem;
    background:var(--accent);color:var(--accent-ink);border-radius:8px}
    header{position:sticky;top:0;z-index:2;background:var(--paper);border-bottom:1px solid var(--line)}
    .bar,main,footer{max-width:64rem;margin:0 auto;padding:1rem 1.25rem}
    .title{display:flex;align-items:baseline;gap:.75rem;margin-bottom:.6rem}
    h1{margin:0;font-size:1.45rem;letter-spacing:-.01em}
    #count{margin:0;font-size:.9rem;color:var(--soft)}
    .tools{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}
    .find{position:relative;flex:1 1 16rem}
    .find input{width:100%;padding-right:2.5rem}
    .find kbd{position:absolute;right:.7rem;top:50%;transform:translateY(-50%);font:.8rem ui-monospace,
    monospace;color:var(--soft);border:1px solid var(--line);border-radius:5px;padding:0 .4rem}
    .find input:focus+kbd{display:none}
    .quiet{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .code p.quiet{position:static;width:auto;height:auto;clip-path:none;color:#444;font-size:.8rem}
    input,select,textarea,button{font:inherit;color:inherit;background:var(--field);
    border:1px solid var(--edge);border-radius:8px;padding:.45rem .7rem}
    ::placeholder{color:var(--soft);opacity:1}
    input[type=checkbox]{width:1.2rem;height:1.2rem}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px}
    main:focus{outline:none}
    .origins{display:flex;flex-wrap:wrap;border:1px solid var(--edge);border-radius:8px;margin:0;
    padding:3px;gap:3px;background:var(--field)}
    .origins legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .origins input{position:absolute;opacity:0;width:1px;height:1px}
    .origins span{display:block;padding:.25rem .7rem;border-radius:6px;font-size:.9rem;
    color:var(--soft);cursor:pointer}
    .origins input:checked+span{background:var(--accent);color:var(--accent-ink)}
    .origins input:focus-visible+span{outline:3px solid var(--accent);outline-offset:2px}
    h2{font-size:.95rem;color:var(--soft);font-weight:600;margin:1.6rem 0 .7rem}
    .group:first-child h2{margin-top:.4rem}
    .card{display:flex;gap:1.5rem;background:var(--card);border:1px solid var(--line);
    border-radius:14px;padding:1.1rem 1.25rem;margin-bottom:.9rem;box-shadow:var(--shadow)}
    .card:target{border-color:var(--accent)}
    .text{flex:1;min-width:0}
    h3{margin:0;font-size:1.1rem}
    .badge{font-size:.75rem;font-weight:500;background:var(--badge);color:var(--soft);
    border-radius:99px;padding:.12rem .6rem;vertical-align:middle;margin-left:.3rem}
    .pattern{margin:.25rem 0 .9rem;font-size:.95rem;overflow-wrap:anywhere}
    .pattern i{font-style:normal;color:var(--soft);padding:0 .1em}
    .pattern b{font-weight:500;color:var(--capture);background:var(--capture-back);border-radius:5px;
    padding:.05em .3em}
    .pattern em{font-style:normal;color:var(--soft)}
    .fields{display:grid;grid-template-columns:repeat(auto-fill,minmax(13rem,1fr));gap:.7rem 1rem;
    margin-bottom:.9rem}
    .field label{display:block;font-size:.9rem;font-weight:600;margin-bottom:.2rem}
    .field small{font-weight:400;color:var(--soft)}
    .field input[type=text],.field select,.field textarea{width:100%}
    [aria-invalid=true]{border-color:var(--warn);box-shadow:0 0 0 1px var(--warn)}
    .go{display:flex;gap:.6rem;align-items:center;margin:0}
    .open{color:var(--accent);overflow-wrap:anywhere;text-underline-offset:3px}
    .open:not([href]){color:var(--soft);text-decoration:line-through}
    .copy{flex:none;font-size:.85rem;padding:.2rem .7rem;cursor:pointer}
    .copy:hover{border-color:var(--accent)}
    .problem{margin:.4rem 0 0;color:var(--warn);font-size:.9rem}.problem:empty{display:none}
    .source{margin:.6rem 0 0;font-size:.8rem;color:var(--soft)}
    .code{flex:none;width:10rem;height:10rem;background:#fff;border-radius:10px;overflow:hidden;
    border:1px solid var(--line)}
    .code svg{display:block;width:100%;height:100%}.code path{fill:#000}.code.stale svg{opacity:.15}
    #nothing{text-align:center;color:var(--soft);padding:3rem 0}
    [hidden]{display:none!important}
    footer{color:var(--soft);font-size:.9rem}
    @media(max-width:40rem){.card{flex-direction:column}.code{width:9rem;height:9rem}
    header{position:static}}
    @media(forced-colors:active){.origins input:checked+span{outline:2px solid Highlight}}
    @media print{header,.copy,.field{display:none}.card{break-inside:avoid}}
    """
}
