import { DEFAULT_AUTHOR, STORY_LIMITS } from "@candor/content/messages/stories";
import type { Story } from "@candor/content/stories/stories";
import { useId } from "react";
import { TextArea } from "../../components/text-area.tsx";
import { useFormEntry } from "../../components/use-form-entry.ts";
import { useModeratedSubmit } from "../../lib/use-moderator.ts";
import { storyAlert, type StoryDraft } from "./user-stories.ts";

interface Props {
  submit: string;
  draft: StoryDraft;
  set(field: keyof StoryDraft, text: string): void;
  /** The visitor's other stories. */
  existing: readonly Story[];
  onDone(draft: StoryDraft): void;
  onCancel(): void;
}

/** A story of the visitor's own, new or edited: the same rules for both (specification 2 §5). It has no name of its own: "Story" is one of its fields. */
export function StoryForm({ submit: submitLabel, draft, set: change, existing, onDone, onCancel }: Props) {
  const id = useId();
  const form = useFormEntry();
  const set = (field: keyof StoryDraft) => (event: { target: { value: string } }) => change(field, event.target.value);
  const blank = [draft.title, draft.story, draft.lesson].some((text) => text.trim() === "");
  const submit = useModeratedSubmit(
    (objects) => storyAlert(draft, existing, objects),
    () => onDone(draft),
  );
  return (
    <form ref={form} className="add" onSubmit={submit}>
      <div className="w">
        <label className="label" htmlFor={`${id}t`}>
          Title
        </label>
        <input className="field" dir="auto" id={`${id}t`} maxLength={STORY_LIMITS.title} value={draft.title} onChange={set("title")} autoComplete="off" />
      </div>
      <div className="w">
        <label className="label" htmlFor={`${id}s`}>
          Story
        </label>
        <span className="count">
          {draft.story.length}/{STORY_LIMITS.story}
        </span>
        <TextArea id={`${id}s`} rows={6} maxLength={STORY_LIMITS.story} value={draft.story} onChange={set("story")} />
      </div>
      <div className="w">
        <label className="label" htmlFor={`${id}l`}>
          Lesson
        </label>
        <span className="count">
          {draft.lesson.length}/{STORY_LIMITS.lesson}
        </span>
        <TextArea id={`${id}l`} rows={3} maxLength={STORY_LIMITS.lesson} value={draft.lesson} onChange={set("lesson")} />
      </div>
      <div className="w">
        <label className="label" htmlFor={`${id}a`}>
          Author (optional)
        </label>
        <input
          className="field"
          dir="auto"
          id={`${id}a`}
          maxLength={STORY_LIMITS.author}
          placeholder={DEFAULT_AUTHOR}
          value={draft.author}
          onChange={set("author")}
          autoComplete="off"
        />
      </div>
      <div className="w row">
        <button className="btn btn-main" type="submit" disabled={blank}>
          {submitLabel}
        </button>
        <button className="btn" type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
      <p className="small w">Kept in this browser. It leaves it only if you export your stories by email and send the draft.</p>
    </form>
  );
}
