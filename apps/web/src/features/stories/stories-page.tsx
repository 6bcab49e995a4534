import {
  ADD_STORY,
  COMPOSED,
  includingStories,
  NEXT_STORY,
  PREVIOUS_STORY,
  STORY_ALERTS,
  STORIES_TITLE,
  THE_LESSON,
  THE_STORY,
  WHY_STORIES_MATTER,
} from "@candor/content/messages/stories";
import { COMMUNITY } from "@candor/content/messages/wisdom";
import { STORIES, type Story } from "@candor/content/stories/stories";
import { useState } from "react";
import { BackButton } from "../../components/back-button.tsx";
import { BackToText } from "../../components/back-to-text.tsx";
import { EntryActions } from "../../components/entry-actions.tsx";
import { type EntryKind, useOwnEntries } from "../../components/use-own-entries.tsx";
import { useEntryState } from "../../lib/use-entry-state.ts";
import { useWhereKept } from "../../lib/use-storage-trouble.ts";
import { AddStory, EditStory, storyEdit } from "./story-form.tsx";
import { NO_STORIES, parseStories, storiesAsText, toStory, USER_STORIES_KEY, withoutStory, withStoryChanged, type StoryDraft } from "./user-stories.ts";
import "../../styles/wisdom.css";

const OWN_STORIES: EntryKind<Story, StoryDraft> = {
  what: "story",
  key: USER_STORIES_KEY,
  parse: parseStories,
  none: NO_STORIES,
  same: (a, b) => a.id === b.id,
  without: (stories, { id }) => withoutStory(stories, id),
  withChanged: (stories, { id }, draft) => withStoryChanged(stories, id, draft),
  nameOf: ({ title }) => title,
  editOf: ({ id }) => storyEdit(id),
  asText: storiesAsText,
  nothingToExport: STORY_ALERTS.nothingToExport,
  fileName: "candor-stories.txt",
};

function WhyStories() {
  return (
    <section className="panel-rule" aria-labelledby="why-stories">
      <h2 id="why-stories">{WHY_STORIES_MATTER}</h2>
      <div className="cols">
        <section>
          <h3>They stick</h3>
          <p>
            You’ll forget a rule like “check the sources” by Friday. But a list of five perfect references, three of them wrong, comes to mind the next time a
            list looks tidy.
          </p>
        </section>
        <section>
          <h3>They show the shape</h3>
          <p>
            Assistants change; the ways they fail change less: claimed actions, invented details, agreement under pressure, lost small words. A story helps you
            recognize the same failure in a new form.
          </p>
        </section>
        <section>
          <h3>They keep the balance</h3>
          <p>
            Most say what would have caught the mistake. In some, things went right, and they say why the answer could be trusted. The aim is to know when to
            rely on an assistant, not to stop using it.
          </p>
        </section>
      </div>
    </section>
  );
}

export function Page() {
  const own = useOwnEntries<Story, StoryDraft, HTMLHeadingElement>(OWN_STORIES);
  const { entries: users, editing, said } = own;
  const [index, setIndex] = useEntryState("story", 0);
  /** Id of the story that was just shared. */
  const [thanks, setThanks] = useState<string | null>(null);
  /** The reader turned to the story shown, and is still on the button: its title is read out. One that was added, changed or deleted moves the focus. */
  const [turned, setTurned] = useState(false);
  const whereKept = useWhereKept();
  const all: readonly Story[] = [...STORIES, ...users];
  const at = Math.min(index, all.length - 1);
  const shown = all[at]!;
  const go = (to: number) => {
    setIndex((to + all.length) % all.length);
    setThanks(null);
    setTurned(true);
    own.say("");
  };
  const add = (draft: StoryDraft): boolean => {
    const story = toStory(draft, Date.now());
    own.add(story);
    // For the owner, who reads the console of their own browser (specification 2 §7).
    console.log("New community story", story);
    setIndex(STORIES.length + users.length);
    setThanks(story.id);
    setTurned(false);
    return true;
  };
  /** No thanks any more for what was changed or deleted. */
  const unthanked = (done: boolean): boolean => {
    if (done) setThanks(null);
    return done;
  };

  return (
    <div className="page wis">
      <p className="up">
        <BackButton to="/educate/ai-awareness">Back to AI Awareness</BackButton>
        <BackToText />
      </p>
      <h1>{STORIES_TITLE}</h1>
      <div className="pos">
        <p aria-live="polite">
          {at + 1} of {all.length}
        </p>
        {shown.isUserSubmitted && <span className="badge">{COMMUNITY}</span>}
        {users.length > 0 && <p className="small">{includingStories(users.length)}</p>}
      </div>
      <article className="story">
        <div role="status">
          {said !== "" && <p className="msg">{said}</p>}
          {shown.id === thanks && editing === null && (
            <p className="msg">
              <strong>Thank you for sharing your story!</strong> {whereKept}
            </p>
          )}
        </div>
        <h2 ref={own.shown} tabIndex={-1} dir="auto" aria-live={turned && said === "" ? "polite" : "off"}>
          {shown.title}
        </h2>
        <h3>{THE_STORY}</h3>
        <p dir="auto">{shown.story}</p>
        <h3>{THE_LESSON}</h3>
        <p className="lesson-words" dir="auto">
          {shown.lesson}
        </p>
        <p className="by">
          <b dir="auto">{shown.author}</b>
          {!shown.isUserSubmitted && <span className="small src">{COMPOSED}</span>}
        </p>
      </article>
      <EntryActions
        labels={{ previous: PREVIOUS_STORY, next: NEXT_STORY, add: ADD_STORY, byMail: "Export stories by email" }}
        addButton={own.addButton}
        adding={own.adding}
        onPrevious={() => go(at - 1)}
        onNext={() => go(at + 1)}
        onAdd={own.startAdding}
        onMail={users.length > 0 ? () => own.exportAll(`AI behavior stories from a visitor of Candor (${users.length})`) : undefined}
        own={shown.isUserSubmitted ? { onEdit: () => own.startEditing(shown), onDelete: () => unthanked(own.remove(shown)) } : undefined}
      />
      <div className="wide" role="status">
        {own.shortDraft}
      </div>
      {own.adding && <AddStory existing={users} onDone={add} onCancel={own.stopAdding} />}
      {editing && (
        <EditStory
          key={editing.id}
          story={editing}
          existing={withoutStory(users, editing.id)}
          onDone={(draft) => unthanked(own.change(editing, draft))}
          onCancel={own.stopEditing}
        />
      )}
      <WhyStories />
    </div>
  );
}
