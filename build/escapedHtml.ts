const named: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Returns a text as it stands in HTML, between tags or in an attribute. */
export const escapedHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => named[sign] ?? sign);

/** Returns the text that was written by `escapedHtml` or by React. */
export const plainText = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => signs.get(entity) ?? entity);

const signs = new Map(Object.entries(named).map(([sign, entity]) => [entity, sign]));
