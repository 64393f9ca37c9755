import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { PartContents } from './part-contents.tsx'
import type { useMovedBoxes } from './use-moved-boxes.ts'

type Props = { items: readonly { description: string }[]; moved: ReturnType<typeof useMovedBoxes> }

/** Behind a press, because the boxes that are offered cost the least; and what keeps the boxes from being made as they are. */
export function MoveThings({ items, moved: { boxes, setBoxes, isOne, error } }: Props) {
  const { t } = useTranslation('ways')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('moveThings')}
      </Button>
      {isOpen ? <PartContents items={items} boxes={boxes} onChange={setBoxes} /> : null}
      {isOne ? <Note tone="neutral">{t('onlyOneBox')}</Note> : null}
      {error ? (
        <Note tone="red" isRefusal>
          <Refusal error={error} />
        </Note>
      ) : null}
    </>
  )
}
