import type { Block, Cards, Inline, Text } from '../../content/pages/contentPage.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Icon } from '../../ui/Icon.tsx';
import layout from '../../ui/layout.module.css';
import { AnyLink } from './AnyLink.tsx';
import styles from './Blocks.module.css';
import cards from './CardRow.module.css';
import { Hand } from './Hand.tsx';
import { Numbers } from './Numbers.tsx';
import { PlainTable } from './PlainTable.tsx';
import { StrategyTable } from './StrategyTable.tsx';

/** The blocks of a section, one below the other. They never change, so their index is their key. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, place) => <BlockView key={String(place)} block={block} />);
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string' || !('kind' in block)) return <Paragraph text={block} />;
  switch (block.kind) {
    case 'list':
      return <ul className={styles.list}>{items(block.items)}</ul>;
    case 'steps':
      return <ol className={styles.list}>{items(block.items)}</ol>;
    case 'note':
      return <Paragraph className={styles.note} text={block.text} />;
    case 'example':
      return <Headed className={styles.example} title={block.title} blocks={block.blocks} />;
    case 'questions':
      return block.items.map(({ question, answer }) => (
        <Headed key={question} title={question} blocks={answer} />
      ));
    case 'action':
      return (
        <AnyLink className={`${buttonClass()} ${styles.action}`} to={block.to}>
          {block.label}
        </AnyLink>
      );
    case 'numbers':
      return <Numbers items={block.items} />;
    case 'cards':
      return <CardRow {...block} />;
    case 'picture':
      return (
        <img
          className={styles.picture}
          src={block.src}
          alt={block.alt}
          width={block.width}
          height={block.height}
          loading="lazy"
        />
      );
    case 'table':
      return <PlainTable {...block} />;
    case 'strategy':
      return <StrategyTable {...block} />;
  }
}

/** Cards side by side where there is room, each with an icon; the cards of steps have numbers. */
function CardRow({ items, numbered = false }: Cards) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={cards.row}>
      {items.map(({ icon, title, blocks }, place) => (
        <li key={title} className={`${layout.card} ${cards.card}`}>
          <span className={cards.icon}>
            <Icon width={28} height={28} join="round" path={icon} />
          </span>
          <h3>
            {numbered && <span className={cards.number}>{place + 1}</span>}
            {title}
          </h3>
          <Blocks blocks={blocks} />
        </li>
      ))}
    </List>
  );
}

function Paragraph({ text, className }: { text: Text; className?: string | undefined }) {
  return (
    <p className={className}>
      <Words text={text} />
    </p>
  );
}

type HeadedProps = { title: string; blocks: readonly Block[]; className?: string | undefined };

function Headed({ title, blocks, className = '' }: HeadedProps) {
  return (
    <div className={`${styles.headed} ${className}`}>
      <h3>{title}</h3>
      <Blocks blocks={blocks} />
    </div>
  );
}

function items(texts: readonly Text[]) {
  return texts.map((text, place) => (
    <li key={String(place)}>
      <Words text={text} />
    </li>
  ));
}

/** A piece of text with its links and cards. */
function Words({ text }: { text: Text }) {
  if (typeof text === 'string') return text;
  return text.map((part, place) =>
    typeof part === 'string' ? part : <InlineView key={String(place)} part={part} />,
  );
}

function InlineView({ part }: { part: Inline }) {
  if ('strong' in part) return <strong>{part.strong}</strong>;
  if ('hand' in part) return <Hand cards={part.hand} />;
  return <AnyLink to={part.to}>{part.text}</AnyLink>;
}
