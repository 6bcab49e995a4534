/** Says that kept messages could not be read; nothing where all could. */
export function UnreadLine({ unread }: { /** How many. */ unread: number }) {
  if (unread === 0) return null;
  return (
    <p className="msg">
      {unread === 1 ? "One message of this conversation" : `${unread} messages of this conversation`} couldn’t be read and {unread === 1 ? "is" : "are"} missing
      here. What was stored is set aside in this browser.
    </p>
  );
}
