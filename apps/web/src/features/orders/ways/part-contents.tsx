import { ActionIcon, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Boxes, countOfThings, withBox, withOneLess, withOneMore } from './boxes.ts'
import styles from './part-contents.module.css'

type Props = {
  items: readonly { description: string }[]
  boxes: Boxes
  onChange: (boxes: Boxes) => void
  /** What else is said of a box, beneath its things. */
  of?: (position: number) => ReactNode
}

/** The server takes no more. */
const MOST_BOXES = 20

/** What goes into which box: one press moves one thing, so that all are always somewhere. */
export function PartContents({ items, boxes, onChange, of }: Props) {
  const { t } = useTranslation('ways')
  const canAdd = boxes.length < Math.min(MOST_BOXES, countOfThings(boxes))
  return (
    <div className={styles.boxes}>
      {boxes.map((box, at) => (
        <fieldset key={keyOf(at)} className={styles.box}>
          <legend>{t('boxNumber', { position: at + 1 })}</legend>
          {items.map(({ description }, item) => (
            <Thing
              key={keyOf(item)}
              name={description || t('thing')}
              box={at + 1}
              count={box[item] ?? 0}
              isAll={boxes.every((other, index) => index === at || !other[item])}
              onLess={() => onChange(withOneLess(boxes, at, item))}
              onMore={() => onChange(withOneMore(boxes, at, item))}
            />
          ))}
          {of?.(at)}
        </fieldset>
      ))}
      {canAdd ? (
        <Button variant="default" onClick={() => onChange(withBox(boxes))}>
          {t('anotherBox')}
        </Button>
      ) : null}
    </div>
  )
}

// Boxes and items have no name of their own: their place is who they are.
const keyOf = (position: number) => `at-${position}`

type ThingProps = { name: string; box: number; count: number; isAll: boolean; onLess: () => void; onMore: () => void }

/** Its buttons stay where they are, so that focus does: one that does nothing now says so. */
function Thing({ name, box, count, isAll, onLess, onMore }: ThingProps) {
  const { t } = useTranslation('ways')
  return (
    <div className={styles.thing}>
      <span className={styles.name}>{name}</span>
      <ActionIcon
        variant="default"
        size="xl"
        aria-label={t('oneLess', { name, box })}
        aria-disabled={count === 0}
        data-disabled={count === 0 || undefined}
        onClick={onLess}
      >
        −
      </ActionIcon>
      <output aria-label={t('countInBox', { name, box })}>{count}</output>
      <ActionIcon
        variant="default"
        size="xl"
        aria-label={t('oneMore', { name, box })}
        aria-disabled={isAll}
        data-disabled={isAll || undefined}
        onClick={onMore}
      >
        +
      </ActionIcon>
    </div>
  )
}
