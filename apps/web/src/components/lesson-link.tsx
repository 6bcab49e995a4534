import { lessonOfFamily } from "@candor/content/family-lessons";
import { Link, useInRouterContext } from "react-router";

/** From a finding to the lesson on what its wording does. Nothing for a family without a lesson; a plain link where no router stands around it. */
export function LessonLink({ family }: { family: string }) {
  const routed = useInRouterContext();
  const lesson = lessonOfFamily(family);
  if (!lesson) return null;
  return <p className="small">Lesson: {routed ? <Link to={lesson.route}>{lesson.title}</Link> : <a href={lesson.route}>{lesson.title}</a>}</p>;
}
