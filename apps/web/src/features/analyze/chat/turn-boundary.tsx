import { Component, type ReactNode } from "react";

interface Props {
  text: string;
  /** Another value has the message drawn anew. */
  again: string | undefined;
  children: ReactNode;
}

/** Stands around one message: whatever a stored or received one holds, it costs this message its form and not the page. */
export class TurnBoundary extends Component<Props, { failedAt: string | undefined; failed: boolean }> {
  override state = { failed: false, failedAt: this.props.again };

  static getDerivedStateFromError(): { failed: true } {
    return { failed: true };
  }

  static getDerivedStateFromProps({ again }: Props, { failedAt }: { failedAt: string | undefined }) {
    return again === failedAt ? null : { failed: false, failedAt: again };
  }

  override componentDidCatch(error: unknown): void {
    console.error("A message could not be drawn", error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="say">
        <p className="small note-line">This message couldn’t be formatted, so here is its plain text.</p>
        <div className="md plain-text" dir="auto">
          <p>{this.props.text}</p>
        </div>
      </div>
    );
  }
}
