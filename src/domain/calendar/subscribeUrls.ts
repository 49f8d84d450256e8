/** The addresses that subscribe to a calendar in the programs that most people use. */
export type SubscribeUrls = { apple: string; google: string; outlook: string };

/** Returns the addresses that open a calendar program with a subscription. Google follows webcal: only. */
export function subscribeUrls(url: string, name: string): SubscribeUrls {
  const webcal = url.replace(/^https?:/, 'webcal:');
  return {
    apple: webcal,
    google: `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: webcal })}`,
    outlook: `https://outlook.office.com/calendar/0/addfromweb?${new URLSearchParams({ url, name })}`,
  };
}
