import { NO_PATTERNS, NO_PATTERNS_HINT, SEARCH_PLACEHOLDER, showingPatterns, TAXONOMY_TITLE } from "@candor/content/messages/taxonomy";
import { CATEGORIES } from "@candor/engine/policy";
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type FocusEvent, type RefObject } from "react";
import { useSearchParams, type SetURLSearchParams } from "react-router";
import { BackButton } from "../../components/back-button.tsx";
import { Waiting } from "../../components/waiting.tsx";
import { CATEGORY_NAMES } from "../../lib/findings.ts";
import { loadMeasured, type MeasuredPatterns } from "../../lib/measured.ts";
import { PatternList, type ListHandle } from "./pattern-list.tsx";
import {
  ALL,
  byCategory,
  filterPatterns,
  filtersFrom,
  NO_TAXONOMY_FILTERS,
  paramsOf,
  SEVERITIES,
  toPattern,
  type Pattern,
  type TaxonomyFilters,
} from "./patterns.ts";
import "../../styles/tools.css";
import "../../styles/taxonomy.css";

interface Loaded {
  patterns: readonly Pattern[];
  measured: MeasuredPatterns;
}

/** The texts are long, so they come when the page is there. */
function useCatalogue(): { loaded: Loaded | null; failed: boolean; again(): void } {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let here = true;
    setFailed(false);
    Promise.all([import("@candor/engine/catalogue"), loadMeasured()]).then(
      ([{ catalogue }, measured]) => {
        if (here) setLoaded({ patterns: catalogue().map(toPattern), measured });
      },
      (error: unknown) => {
        console.error("The catalogue could not be loaded", error);
        if (here) setFailed(true);
      },
    );
    return () => {
      here = false;
    };
  }, [tries]);
  return { loaded, failed, again: () => setTries((n) => n + 1) };
}

const NONE: readonly Pattern[] = [];

/** A browser leaves a button that is half in sight where it is, and its ring is cut off. Not for a press: the button would slip away from under it. */
function showWhole({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
}

interface FieldsProps {
  filters: TaxonomyFilters;
  search: RefObject<HTMLInputElement | null>;
  onChange(filters: TaxonomyFilters): void;
}

function FilterFields({ filters, search, onChange }: FieldsProps) {
  const id = useId();
  return (
    <search className="filters">
      <div className="w">
        <label className="label" htmlFor={`${id}q`}>
          Search
        </label>
        <input
          ref={search}
          className="field"
          id={`${id}q`}
          type="search"
          placeholder={SEARCH_PLACEHOLDER}
          autoComplete="off"
          value={filters.q}
          onChange={(event) => onChange({ ...filters, q: event.target.value })}
        />
      </div>
      <div>
        <label className="label" htmlFor={`${id}c`}>
          Category
        </label>
        <select className="field" id={`${id}c`} value={filters.category} onChange={(event) => onChange({ ...filters, category: event.target.value })}>
          <option value={ALL}>All categories</option>
          {CATEGORIES.map((c) => (
            <option key={c} value={c}>
              {CATEGORY_NAMES[c]}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label className="label" htmlFor={`${id}s`}>
          Severity
        </label>
        <select className="field" id={`${id}s`} value={filters.severity} onChange={(event) => onChange({ ...filters, severity: event.target.value })}>
          <option value={ALL}>All severities</option>
          {SEVERITIES.map((s) => (
            <option key={s} value={s}>
              {s.charAt(0).toUpperCase() + s.slice(1)}
            </option>
          ))}
        </select>
      </div>
    </search>
  );
}

export function Page() {
  const [params, setParams] = useSearchParams();
  const { loaded, failed, again } = useCatalogue();
  // The prerendered page knows no query, so the filters of the address hold from the first effect on.
  const [ready, setReady] = useState(false);
  useEffect(() => {
    setReady(true);
  }, []);
  const inAddress = useMemo(() => filtersFrom(ready ? params : new URLSearchParams(), CATEGORIES), [params, ready]);
  const { filters, change } = useFilters(inAddress, params, setParams);
  const { q, category, severity } = useDeferredFilters(filters);
  const patterns = loaded?.patterns ?? NONE;
  const shown = useMemo(() => filterPatterns(patterns, { q, category, severity }), [patterns, q, category, severity]);
  const groups = useMemo(() => {
    const all = q.trim() === "" ? byCategory(shown, CATEGORIES) : [];
    return all.length > 1 ? all : [];
  }, [shown, q]);
  const counter = useListStart(shown);
  const list = useRef<ListHandle>(null);
  const search = useRef<HTMLInputElement>(null);

  return (
    <div className="page tool taxonomy" data-waiting={loaded || failed ? undefined : true}>
      <p className="up">
        <BackButton fallback="/educate" />
      </p>
      <h1 className="h1">{TAXONOMY_TITLE}</h1>
      <p className="deck">
        Every pattern the engine knows, straight from the engine: what it looks for, why it works on us, and what looks similar but is fine.
      </p>
      <div className="bar">
        <FilterFields filters={filters} search={search} onChange={change} />
        {groups.length > 0 && (
          // Firefox gives what scrolls a stop of its own for the Tab key; the buttons in it are enough.
          <div className="jump" role="group" aria-label="Go to" tabIndex={-1} onFocus={showWhole}>
            {groups.map(({ category: name, patterns: of }) => (
              <button key={name} type="button" className="link" onClick={() => list.current?.jump(name)}>
                {CATEGORY_NAMES[name]} <span className="small">{of.length}</span>
              </button>
            ))}
          </div>
        )}
      </div>
      <p className="small counter" role="status" ref={counter}>
        {loaded ? (
          showingPatterns(shown.length, patterns.length)
        ) : failed ? (
          ""
        ) : (
          <Waiting without="You need JavaScript to see and search the patterns.">Loading the patterns…</Waiting>
        )}
      </p>
      {failed && (
        <p className="msg" role="alert">
          The patterns didn’t load.{" "}
          <button className="btn btn-s" type="button" onClick={again}>
            Try again
          </button>
        </p>
      )}
      {loaded && shown.length === 0 && (
        <div className="msg">
          <p>
            <strong>{NO_PATTERNS}</strong>
          </p>
          <p>{NO_PATTERNS_HINT}</p>
          <p>
            <button
              className="btn btn-s"
              type="button"
              onClick={() => {
                change(NO_TAXONOMY_FILTERS);
                search.current?.focus();
              }}
            >
              Clear search and filters
            </button>
          </p>
        </div>
      )}
      {loaded && shown.length > 0 && <PatternList ref={list} shown={shown} measured={loaded.measured} groups={groups} />}
    </div>
  );
}

/** The filters stay in sight far down the list, and another list is read from its start. */
function useListStart(list: readonly Pattern[]): RefObject<HTMLParagraphElement | null> {
  const start = useRef<HTMLParagraphElement>(null);
  const first = useRef(list);
  useEffect(() => {
    const before = first.current;
    first.current = list;
    if (before.length === 0 || before === list || !start.current || start.current.getBoundingClientRect().top >= 0) return;
    start.current.scrollIntoView({ block: "start", behavior: "instant" });
  }, [list]);
  return start;
}

/**
 * The filters as chosen here, until the address has caught up with the last choice. The router takes over addresses in its own time: one that was
 * written for an earlier letter must not take back the letters typed since. An address from elsewhere (a link to a pattern, back) wins.
 */
function useFilters(
  inAddress: TaxonomyFilters,
  params: URLSearchParams,
  setParams: SetURLSearchParams,
): { filters: TaxonomyFilters; change(next: TaxonomyFilters): void } {
  const [chosen, setChosen] = useState<TaxonomyFilters | null>(null);
  const written = useRef<string[]>([]);
  useEffect(() => {
    const at = written.current.lastIndexOf(params.toString());
    if (at >= 0 && at < written.current.length - 1) return;
    written.current = [];
    setChosen(null);
  }, [params]);
  const change = (next: TaxonomyFilters): void => {
    const to = paramsOf(next);
    written.current.push(to.toString());
    setChosen(next);
    setParams(to, { replace: true, preventScrollReset: true });
  };
  return { filters: chosen ?? inAddress, change };
}

/** Typing stays ahead of drawing. */
function useDeferredFilters({ q, category, severity }: TaxonomyFilters): TaxonomyFilters {
  return { q: useDeferredValue(q), category: useDeferredValue(category), severity: useDeferredValue(severity) };
}
