import { CATALOG, type Category } from "@candor/content/catalog";
import { BACK_TO_HUB, ENTER_SANDBOX } from "@candor/content/messages/lessons";
import { ArrowRight } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { BackButton } from "../../components/back-button.tsx";
import { TAXONOMY_PATH } from "../../lib/taxonomy-link.ts";
import { CategoryList } from "./category-list.tsx";
import "../../styles/hub.css";

/** A category list (specification 1 §2). Advanced Practice opens with a hero whose button leads to the laboratory. */
export function Page({ category }: { category: Category }) {
  const navigate = useNavigate();
  return (
    <div className="page category">
      <header className="page-head">
        <BackButton to="/educate">{BACK_TO_HUB}</BackButton>
        <h1 className="h1">{category.heading}</h1>
        <p className="deck">{category.description}</p>
      </header>
      {category.id === "advanced-practice" && (
        <section className="hero" aria-labelledby="hero">
          <h2 className="h2" id="hero">
            Four statements, side by side
          </h2>
          <p>In the laboratory, you can write or paste statements, see what the engine makes of them, and correct it when it’s wrong.</p>
          <button type="button" className="btn btn-main" onClick={() => void navigate("/testing")}>
            {ENTER_SANDBOX} <ArrowRight className="icon" aria-hidden="true" />
          </button>
        </section>
      )}
      <CategoryList rows={CATALOG.filter((row) => row.category === category.id)} />
      {category.id === "bullshit-detection" && (
        <p className="aside-link">
          Every pattern the engine knows, with examples: <Link to={TAXONOMY_PATH}>Manipulation Pattern Taxonomy</Link>
        </p>
      )}
      {category.footer && <p className="list-foot">{category.footer}</p>}
    </div>
  );
}
