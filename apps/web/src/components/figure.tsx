import type { Figure as FigureData, FigureNode } from "@candor/content/schema";
import { createElement, useEffect, useRef, useState } from "react";
import "../styles/figure.css";

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function draw(node: FigureNode, key: number): React.ReactElement {
  const attributes = Object.fromEntries(Object.entries(node.at ?? {}).map(([name, value]) => [camel(name), value]));
  return createElement(node.el, { key, ...attributes, className: node.cls }, node.text, node.kids?.map(draw));
}

/** A figure of the content: SVG with a text alternative. Where the column is too narrow for its labels, it scrolls sideways. */
export function Figure({ figure }: { figure: FigureData }) {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <figure className="fig">
      <div ref={frame} className="fig-frame" {...(scrolls ? { tabIndex: 0, role: "group", "aria-label": "Figure, scrolls sideways" } : {})}>
        <svg viewBox={`0 0 ${figure.width} ${figure.height}`} role="img" aria-label={figure.alt}>{figure.nodes.map(draw)}</svg>
      </div>
      {scrolls && <p className="fig-hint">Slide the figure sideways to see all of it.</p>}
      <figcaption>{figure.caption}</figcaption>
    </figure>
  );
}
