import type { Figure as FigureData, FigureNode } from "@candor/content/schema";
import { createElement } from "react";
import { SideScroll } from "./side-scroll.tsx";
import "../styles/figure.css";

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function draw(node: FigureNode, key: number): React.ReactElement {
  const attributes = Object.fromEntries(Object.entries(node.at ?? {}).map(([name, value]) => [camel(name), value]));
  return createElement(node.el, { key, ...attributes, className: node.cls }, node.text, node.kids?.map(draw));
}

/** A figure of the content: SVG with a text alternative. */
export function Figure({ figure }: { figure: FigureData }) {
  return (
    <figure className="fig">
      <SideScroll label="Figure, scrolls sideways" what="figure">
        <svg viewBox={`0 0 ${figure.width} ${figure.height}`} role="img" aria-label={figure.alt}>
          {figure.nodes.map(draw)}
        </svg>
      </SideScroll>
      <figcaption>{figure.caption}</figcaption>
    </figure>
  );
}
