import { ADD_STORY, DEFAULT_AUTHOR, SHARE_STORY, STORY_LIMITS } from "@candor/content/messages/stories";
import { NOT_CHECKED } from "@candor/content/messages/tools";
import type { Story } from "@candor/content/stories/stories";
import { useId, type FormEvent } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { useModerator } from "../../lib/use-moderator.ts";
import { storyAlert, type StoryDraft } from "./user-stories.ts";

/** What is typed is kept in this browser until it is shared or cancelled, so that a reload loses nothing. */
function useStoryDraft() {
  const fields = { title: useDraft("story/title"), story: useDraft("story/story"), lesson: useDraft("story/lesson"), author: useDraft("story/author") };
  const draft: StoryDraft = { title: fields.title[0], story: fields.story[0], lesson: fields.lesson[0], author: fields.author[0] };
  const set = (field: keyof StoryDraft) => (event: { target: { value: string } }) => fields[field][1](event.target.value);
  const clear = () => {
    for (const [, change] of Object.values(fields)) change("");
  };
  return { draft, set, clear };
}

export function AddStory({ existing, onAdd, onCancel }: { existing: readonly Story[]; onAdd: (draft: StoryDraft) => void; onCancel: () => void }) {
  const id = useId();
  const { draft, set, clear } = useStoryDraft();
  const moderated = useModerator();
  const blank = [draft.title, draft.story, draft.lesson].some((text) => text.trim() === "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return moderated((objects) => {
      const alert = objects ? storyAlert(draft, existing, objects) : NOT_CHECKED;
      if (alert) {
        window.alert(alert);
        return;
      }
      onAdd(draft);
      clear();
    });
  };
  return (
    <form className="add" onSubmit={(event) => void submit(event)} aria-label={ADD_STORY}>
      <div className="w">
        <label className="label" htmlFor={`${id}t`}>
          Title
        </label>
        <input className="field" id={`${id}t`} maxLength={STORY_LIMITS.title} value={draft.title} onChange={set("title")} autoComplete="off" />
      </div>
      <div className="w">
        <label className="label" htmlFor={`${id}s`}>
          Story
        </label>
        <span className="count">
          {draft.story.length}/{STORY_LIMITS.story}
        </span>
        <textarea className="field" id={`${id}s`} rows={6} maxLength={STORY_LIMITS.story} value={draft.story} onChange={set("story")} />
      </div>
      <div className="w">
        <label className="label" htmlFor={`${id}l`}>
          Lesson
        </label>
        <span className="count">
          {draft.lesson.length}/{STORY_LIMITS.lesson}
        </span>
        <textarea className="field" id={`${id}l`} rows={3} maxLength={STORY_LIMITS.lesson} value={draft.lesson} onChange={set("lesson")} />
      </div>
      <div className="w">
        <label className="label" htmlFor={`${id}a`}>
          Author (optional)
        </label>
        <input
          className="field"
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
          {SHARE_STORY}
        </button>
        <button
          className="btn"
          type="button"
          onClick={() => {
            clear();
            onCancel();
          }}
        >
          Cancel
        </button>
      </div>
      <p className="small w">Kept in this browser. It leaves it only if you export your stories by email and send the draft.</p>
    </form>
  );
}
