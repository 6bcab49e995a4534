import { DEFAULT_AUTHOR, STORY_LIMITS } from "@candor/content/messages/stories";
import type { Story } from "@candor/content/stories/stories";
import { EntryLine, EntryText } from "../../components/entry-field.tsx";
import { EntryForm } from "../../components/entry-form.tsx";
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

const NOTE = "Kept in this browser. It leaves it only if you export your stories by email and send the draft.";

/** A story of the visitor's own, new or edited: the same rules for both (specification 2 §5). */
export function StoryForm({ submit, draft, set, existing, onDone, onCancel }: Props) {
  const onSubmit = useModeratedSubmit(
    (objects) => storyAlert(draft, existing, objects),
    () => onDone(draft),
  );
  const blank = [draft.title, draft.story, draft.lesson].some((text) => text.trim() === "");
  const field = (name: keyof StoryDraft) => ({ value: draft[name], maxLength: STORY_LIMITS[name], onChange: (text: string) => set(name, text) });
  return (
    <EntryForm submit={submit} blank={blank} note={NOTE} onSubmit={onSubmit} onCancel={onCancel}>
      <EntryLine label="Title" wide {...field("title")} />
      <EntryText label="Story" rows={6} {...field("story")} />
      <EntryText label="Lesson" rows={3} {...field("lesson")} />
      <EntryLine label="Author (optional)" wide placeholder={DEFAULT_AUTHOR} {...field("author")} />
    </EntryForm>
  );
}
