import { useEffect, useRef, useState } from 'react';

const minute = 60_000;

/**
 * Returns the text that a screen reader should say: '' at first, then what the text has become, at most once
 * a minute.
 */
export function useAnnouncement(text: string): string {
  const [said, setSaid] = useState('');
  const last = useRef({ text, at: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    if (text === last.current.text) return;
    const say = () => {
      last.current = { text, at: performance.now() };
      setSaid(text);
    };
    const timer = setTimeout(say, Math.max(0, last.current.at + minute - performance.now()));
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
