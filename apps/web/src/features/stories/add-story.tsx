import { DEFAULT_AUTHOR, SHARE_STORY } from "@candor/content/messages/stories";
import type { Story } from "@candor/content/stories/stories";
import { useEditDraft, useFormDraft } from "../../lib/drafts.ts";
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

/** Under what the changes of a story are kept until they are saved. */
export const storyEdit = (id: string): string => `story-edit ${id}`;

interface EditProps extends Omit<Props, "onDone"> {
  story: Story;
  /** Says whether it was saved. */
  onDone(draft: StoryDraft): boolean;
}

export function EditStory({ story: { id, title, story, lesson, author }, existing, onDone, onCancel }: EditProps) {
  const { draft, set, clear } = useEditDraft<StoryDraft>(storyEdit(id), { title, story, lesson, author: author === DEFAULT_AUTHOR ? "" : author });
  const done = (changed: StoryDraft) => {
    if (onDone(changed)) clear();
  };
  const cancel = () => {
    clear();
    onCancel();
  };
  return <StoryForm submit="Save changes" draft={draft} set={set} existing={existing} onDone={done} onCancel={cancel} />;
}
