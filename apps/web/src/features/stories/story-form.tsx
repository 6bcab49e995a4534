import { DEFAULT_AUTHOR, SHARE_STORY, STORY_LIMITS } from "@candor/content/messages/stories";
import type { Story } from "@candor/content/stories/stories";
import { EntryLine, EntryText } from "../../components/entry-field.tsx";
import { EntryForm } from "../../components/entry-form.tsx";
import { useEditDraft, useFormDraft } from "../../lib/drafts.ts";
import { useModeratedSubmit } from "../../lib/use-moderator.ts";
import { storyAlert, type StoryDraft } from "./user-stories.ts";

interface EntryProps {
  /** The visitor's other stories. */
  existing: readonly Story[];
  /** Says whether it was saved. */
  onDone(draft: StoryDraft): boolean;
  onCancel(): void;
}

/** What is typed is kept in this browser until it is shared or cancelled, so that a reload loses nothing. */
export function AddStory(props: EntryProps) {
  const { of, set, clear } = useFormDraft("story");
  const draft: StoryDraft = { title: of("title"), story: of("story"), lesson: of("lesson"), author: of("author") };
  return <StoryForm {...props} draft={draft} set={set} clear={clear} submit={SHARE_STORY} />;
}

/** Under what the changes of a story are kept until they are saved. */
export const storyEdit = (id: string): string => `story-edit ${id}`;

export function EditStory({ story: { id, title, story, lesson, author }, ...props }: EntryProps & { story: Story }) {
  const kept = useEditDraft<StoryDraft>(storyEdit(id), { title, story, lesson, author: author === DEFAULT_AUTHOR ? "" : author });
  return <StoryForm {...props} {...kept} submit="Save changes" />;
}

interface FormProps extends EntryProps {
  draft: StoryDraft;
  set(field: keyof StoryDraft, text: string): void;
  clear(): void;
  submit: string;
}

const NOTE = "Kept in this browser. It only leaves if you export your stories by email and send the draft.";

/** A story of the visitor's own, new or edited: the same rules for both (specification 2 §5). */
function StoryForm({ submit, draft, set, clear, existing, onDone, onCancel }: FormProps) {
  const onSubmit = useModeratedSubmit(
    (objects) => storyAlert(draft, existing, objects),
    () => {
      if (onDone(draft)) clear();
    },
  );
  const cancel = () => {
    clear();
    onCancel();
  };
  const blank = [draft.title, draft.story, draft.lesson].some((text) => text.trim() === "");
  const field = (name: keyof StoryDraft) => ({ value: draft[name], maxLength: STORY_LIMITS[name], onChange: (text: string) => set(name, text) });
  return (
    <EntryForm submit={submit} blank={blank} note={NOTE} onSubmit={onSubmit} onCancel={cancel}>
      <EntryLine label="Title" wide {...field("title")} />
      <EntryText label="Story" rows={6} {...field("story")} />
      <EntryText label="Lesson" rows={3} {...field("lesson")} />
      <EntryLine label="Author (optional)" optional wide placeholder={DEFAULT_AUTHOR} {...field("author")} />
    </EntryForm>
  );
}
