// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import { useEntryState } from "./use-entry-state.ts";

afterEach(cleanup);

function Search() {
  const [query, setQuery] = useEntryState("query", "");
  return <input aria-label="Search" value={query} onChange={(event) => setQuery(event.target.value)} />;
}
const router = () =>
  createMemoryRouter([
    { path: "/", element: <Search /> },
    { path: "/other", element: <p>Other</p> },
  ]);
const field = () => screen.getByRole<HTMLInputElement>("textbox");

it("is there again for who comes back to the entry, and new for who comes by a link", async () => {
  const routes = router();
  render(<RouterProvider router={routes} />);
  fireEvent.change(field(), { target: { value: "deadline" } });
  await act(() => routes.navigate("/other"));
  await act(() => routes.navigate("/"));
  expect(field().value).toBe("");
  fireEvent.change(field(), { target: { value: "fear" } });
  await act(() => routes.navigate(-2));
  expect(field().value).toBe("deadline");
  await act(() => routes.navigate(2));
  expect(field().value).toBe("fear");
});

it("stays where the entry is replaced in place, and is kept for the new one", async () => {
  const routes = router();
  render(<RouterProvider router={routes} />);
  fireEvent.change(field(), { target: { value: "deadline" } });
  await act(() => routes.navigate("/", { replace: true }));
  expect(field().value).toBe("deadline");
  await act(() => routes.navigate("/other"));
  await act(() => routes.navigate(-1));
  expect(field().value).toBe("deadline");
});

it("two pages whose entries have no keys of their own keep their states apart", async () => {
  const entries = ["/", "/patterns"].map((pathname) => ({ pathname, key: "default" }));
  const routes = createMemoryRouter(
    entries.map(({ pathname }) => ({ path: pathname, element: <Search key={pathname} /> })),
    { initialEntries: entries, initialIndex: 0 },
  );
  render(<RouterProvider router={routes} />);
  fireEvent.change(field(), { target: { value: "deadline" } });
  await act(() => routes.navigate(1));
  expect(field().value).toBe("");
  await act(() => routes.navigate(-1));
  expect(field().value).toBe("deadline");
});
