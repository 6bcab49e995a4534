import { lessonOfPattern } from "@candor/content/pattern-lessons";
import type { Frame } from "@candor/engine";
import { Link, useInRouterContext } from "react-router";
import { FROM_TEXT } from "./back-to-text.tsx";

/** From a finding to the lesson on what its wording does; a plain link where no router stands around it. */
export function LessonLink({ frame, onLeave }: { frame: Pick<Frame, "technique" | "family" | "category">; onLeave(): void }) {
  const routed = useInRouterContext();
  const lesson = lessonOfPattern(frame);
  if (!lesson) return null;
  return (
    <p className="small">
      Lesson:{" "}
      {routed ? (
        <Link to={lesson.route} state={FROM_TEXT} onClick={onLeave}>
          {lesson.title}
        </Link>
      ) : (
        <a href={lesson.route}>{lesson.title}</a>
      )}
    </p>
  );
}
