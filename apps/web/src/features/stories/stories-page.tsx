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
import { useEffect, useRef, useState } from "react";
import { BackButton } from "../../components/back-button.tsx";
import { deletedElsewhere, EntryActions } from "../../components/entry-actions.tsx";
import { ShortenedDraft } from "../../components/shortened-draft.tsx";
import { useConfig } from "../../lib/config.ts";
import { clearFormDraft } from "../../lib/drafts.ts";
import { openMailDraft } from "../../lib/mail.ts";
import { scrollToTop } from "../../lib/scroll.ts";
import { ignoreSecondClick } from "../../lib/second-click.ts";
import { useWhereKept } from "../../lib/use-storage-trouble.ts";
import { useStored } from "../../lib/use-stored.ts";
import { AddStory, EditStory, storyEdit } from "./add-story.tsx";
import { NO_STORIES, parseStories, storiesAsText, toStory, USER_STORIES_KEY, withoutStory, withStoryChanged, type StoryDraft } from "./user-stories.ts";
import "../../styles/wisdom.css";

export function Page() {
  const config = useConfig();
  const [users, updateUsers] = useStored(USER_STORIES_KEY, parseStories, NO_STORIES);
  const [index, setIndex] = useState(0);
  const [open, setOpen] = useState(false);
  /** Id of the story that was just shared. */
  const [thanks, setThanks] = useState<string | null>(null);
  /** The story that is edited, as it was when the form opened. */
  const [editing, setEditing] = useState<Story | null>(null);
  /** What was just done to a story of the visitor's own. */
  const [said, say] = useState("");
  const [mailCut, setMailCut] = useState(false);
  const whereKept = useWhereKept();
  const heading = useRef<HTMLHeadingElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  /** The form or the button that had the focus is gone, and the story stands far above it. */
  const back = () => {
    scrollToTop();
    ignoreSecondClick();
    heading.current?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (thanks !== null) back();
  }, [thanks]);
  const all: readonly Story[] = [...STORIES, ...users];
  const at = Math.min(index, all.length - 1);
  const shown = all[at]!;
  const go = (to: number) => {
    setIndex((to + all.length) % all.length);
    setThanks(null);
    say("");
  };

  const add = (draft: StoryDraft) => {
    const story = toStory(draft, Date.now());
    updateUsers((old) => [...old, story]);
    // For the owner, who reads the console of their own browser (specification 2 §7).
    console.log("New community story", story);
    setIndex(STORIES.length + users.length);
    setOpen(false);
    say("");
    setThanks(story.id);
  };
  const change = (id: string, draft: StoryDraft): boolean => {
    if (!users.some((story) => story.id === id)) {
      window.alert(deletedElsewhere("story"));
      return false;
    }
    updateUsers((old) => withStoryChanged(old, id, draft));
    setEditing(null);
    setThanks(null);
    say("Your story was changed.");
    back();
    return true;
  };
  const remove = ({ id, title }: Story) => {
    if (!window.confirm(`Delete “${title}”? It cannot be brought back.`)) return;
    updateUsers((old) => withoutStory(old, id));
    clearFormDraft(storyEdit(id));
    if (editing?.id === id) setEditing(null);
    setThanks(null);
    say("Your story was deleted.");
    back();
  };
  const exportAll = () => {
    if (users.length === 0) {
      window.alert(STORY_ALERTS.nothingToExport);
      return;
    }
    setMailCut(
      openMailDraft({ to: config?.ownerEmail ?? "", subject: `AI behavior stories from a visitor of Candor (${users.length})`, body: storiesAsText(users) })
        .cut,
    );
  };

  return (
    <div className="page wis">
      <p className="up">
        <BackButton to="/educate/ai-awareness">Back to AI Awareness</BackButton>
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
        <h2 ref={heading} tabIndex={-1} dir="auto">
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
        addButton={addButton}
        adding={open}
        onPrevious={() => go(at - 1)}
        onNext={() => go(at + 1)}
        onAdd={() => {
          setEditing(null);
          setOpen((was) => !was);
        }}
        onMail={users.length > 0 ? exportAll : undefined}
        own={
          shown.isUserSubmitted
            ? {
                onEdit: () => {
                  setOpen(false);
                  say("");
                  setEditing(shown);
                },
                onDelete: () => remove(shown),
              }
            : undefined
        }
      />
      <div className="wide" role="status">
        {mailCut && <ShortenedDraft fileName="candor-stories.txt" text={() => storiesAsText(users)} />}
      </div>
      {open && (
        <AddStory
          existing={users}
          onDone={add}
          onCancel={() => {
            setOpen(false);
            addButton.current?.focus();
          }}
        />
      )}
      {editing && (
        <EditStory
          key={editing.id}
          story={editing}
          existing={withoutStory(users, editing.id)}
          onDone={(draft) => change(editing.id, draft)}
          onCancel={() => {
            setEditing(null);
            back();
          }}
        />
      )}
      <section className="panel-rule" aria-labelledby="why-stories">
        <h2 id="why-stories">{WHY_STORIES_MATTER}</h2>
        <div className="cols">
          <section>
            <h3>They stick</h3>
            <p>
              A rule such as “check the sources” is forgotten by Friday. The five perfect references, three of them wrong, come to mind the next time a list
              looks tidy.
            </p>
          </section>
          <section>
            <h3>They show the shape</h3>
            <p>
              Assistants change, their ways of failing less so: claimed actions, invented details, agreement under pressure, small words lost. A story lets you
              recognize the shape in a new coat.
            </p>
          </section>
          <section>
            <h3>They keep the balance</h3>
            <p>
              Each one names what would have caught the mistake, and one of them went right. The aim is to know when to lean on an assistant, not to stop using
              it.
            </p>
          </section>
        </div>
      </section>
    </div>
  );
}
