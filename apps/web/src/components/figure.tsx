import type { Figure as FigureData, FigureNode } from "@candor/content/schema";
import { createElement } from "react";
import "../styles/figure.css";

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function draw(node: FigureNode, key: number): React.ReactElement {
  const attributes = Object.fromEntries(Object.entries(node.at ?? {}).map(([name, value]) => [camel(name), value]));
  return createElement(node.el, { key, ...attributes, className: node.cls }, node.text, node.kids?.map(draw));
}

const NARROW_WIDTH = 320;

/** A figure of the content: SVG with a text alternative. The style sheet shows one of its two versions, so that the prerendered page has the right one. */
export function Figure({ figure }: { figure: FigureData }) {
  const { width, height, nodes, narrow, alt, caption } = figure;
  const drawn = (w: number, h: number, of: FigureNode[], className: string) => (
    <svg className={className} viewBox={`0 0 ${w} ${h}`} role="img" aria-label={alt}>
      {of.map(draw)}
    </svg>
  );
  return (
    <figure className="fig">
      {drawn(width, height, nodes, "at-width")}
      {drawn(NARROW_WIDTH, narrow.height, narrow.nodes, "narrow-one")}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
