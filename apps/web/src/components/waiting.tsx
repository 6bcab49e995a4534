/** Words of a page that waits for its code, and what stands in their place where no code will come. */
export function Waiting({ children, without }: { children: string; without: string }) {
  return (
    <>
      <span className="until-script">{children}</span>
      <noscript>{without}</noscript>
    </>
  );
}
