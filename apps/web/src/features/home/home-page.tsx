import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import "../../styles/home.css";

export function Page() {
  return (
    <div className="page">
      <section className="lead">
        <h1><span>Clarity is kindness.</span> <span>Truth is a team sport.</span></h1>
        <p className="deck">Candor marks the wording that leans on you, says why it can mislead, and hands you the question to ask.</p>
      </section>
      <article className="big">
        <div>
          <h2 className="h2"><Link className="stretch" to="/analyze">Analyze a Statement</Link></h2>
          <p className="ui">Paste a statement, or a single link to an article. The marks appear in the text, each with its note in the margin.</p>
          <span className="btn btn-main" aria-hidden="true">Open the analyzer <ArrowRight className="icon" /></span>
        </div>
      </article>
    </div>
  );
}
