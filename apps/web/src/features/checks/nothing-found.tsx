/** What a check says where it has found nothing, or has nothing to read yet. */
export function NothingFound({ title, hint }: { title: string; hint: string }) {
  return (
    <div className="msg">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{hint}</p>
    </div>
  );
}
