import { CATALOGUE } from "./packages/engine/src/generated/catalogue.ts";
const all = JSON.parse(CATALOGUE) as {rewording?:string; question: string; technique:string}[];
const c = new Map<string,number>();
for (const a of all) { const w=(a.rewording??"").split(" ")[0]!; c.set(w,(c.get(w)??0)+1); }
console.log(all.length, [...c].sort((a,b)=>b[1]-a[1]).slice(0,90).map(x=>x.join(":")).join(" "));
console.log(all.filter(a=>/^(The|A|We|In|This|It|I)\b/.test(a.rewording??"")).slice(0,30).map(a=>a.rewording).join("\n"));
