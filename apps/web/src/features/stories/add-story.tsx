import { DEFAULT_AUTHOR, SHARE_STORY } from "@candor/content/messages/stories";
import type { Story } from "@candor/content/stories/stories";
import { useState } from "react";
import { useFormDraft } from "../../lib/drafts.ts";
import { StoryForm } from "./story-form.tsx";
import type { StoryDraft } from "./user-stories.ts";

interface Props {
  /** The visitor's other stories. */
  existing: readonly Story[];
  onDone(draft: StoryDraft): void;
  onCancel(): void;
}

/** What is typed is kept in this browser until it is shared or cancelled, so that a reload loses nothing. */
export function AddStory({ existing, onDone, onCancel }: Props) {
  const { of, set, clear } = useFormDraft("story");
  const draft: StoryDraft = { title: of("title"), story: of("story"), lesson: of("lesson"), author: of("author") };
  const done = (shared: StoryDraft) => {
    onDone(shared);
    clear();
  };
  const cancel = () => {
    clear();
    onCancel();
  };
  return <StoryForm submit={SHARE_STORY} draft={draft} set={set} existing={existing} onDone={done} onCancel={cancel} />;
}

export function EditStory({ story, existing, onDone, onCancel }: Props & { story: Story }) {
  const [draft, setDraft] = useState<StoryDraft>({
    title: story.title,
    story: story.story,
    lesson: story.lesson,
    author: story.author === DEFAULT_AUTHOR ? "" : story.author,
  });
  const set = (field: keyof StoryDraft, text: string) => setDraft((old) => ({ ...old, [field]: text }));
  return <StoryForm submit="Save changes" draft={draft} set={set} existing={existing} onDone={onDone} onCancel={onCancel} />;
}
