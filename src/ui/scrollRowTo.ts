/** Scrolls a row of links, which is positioned, to one of them; the page stays where it is. */
export function scrollRowTo(link: HTMLElement | null): void {
  const row = link?.parentElement;
  if (!link || !row) return;
  const { offsetLeft: left, offsetWidth: width } = link;
  if (left < row.scrollLeft || left + width > row.scrollLeft + row.clientWidth) row.scrollLeft = left;
}
