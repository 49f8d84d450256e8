import { notAPicture } from '../../domain/images/imageProblem.ts';
import { ImageError, processingError } from './ImageError.ts';

const activeElements = ['script', 'handler', 'listener', 'foreignobject', 'iframe', 'object', 'embed', 'set'];

/**
 * Refuses an SVG that does more than draw. One in an <img> runs no scripts, and ours are served as downloads; but who
 * uploads such a file should hear of it. @throws ImageError
 */
export async function checkSvg(file: Blob): Promise<void> {
  const text = await file.text();
  const document = new DOMParser().parseFromString(text, 'image/svg+xml');
  if (document.querySelector('parsererror') || document.documentElement.localName !== 'svg') {
    throw new ImageError(notAPicture);
  }
  if (hasInstructions(document) || [...document.querySelectorAll('*')].some(isActive)) {
    throw processingError('this SVG contains a script or other active content. Export it as a plain image.');
  }
}

/** A style sheet of XSLT can write scripts. */
function hasInstructions(document: Document): boolean {
  return [...document.childNodes].some(({ nodeType }) => nodeType === Node.PROCESSING_INSTRUCTION_NODE);
}

function isActive(element: Element): boolean {
  return (
    activeElements.includes(element.localName.toLowerCase()) ||
    [...element.attributes].some(
      ({ localName, value }) => /^on/i.test(localName) || /^\W*(javascript|vbscript|data:text)/i.test(value),
    )
  );
}
