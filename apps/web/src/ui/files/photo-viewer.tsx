import { ActionIcon, Button, Skeleton } from '@mantine/core'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../api/save-file.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { useIsPhone } from '../page/use-is-phone.ts'
import { useReturnFocus } from '../page/use-return-focus.ts'
import styles from './photo-viewer.module.css'
import { useStoredFile } from './use-stored-file.ts'

const SWIPE_IN_PIXELS = 48
const STEP_OF_KEY: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

type Props = { pictureIds: readonly string[]; first: number; onClose: () => void }

/** Pictures large, one at a time: the next one by button, arrow key or a swipe. */
export function PhotoViewer({ pictureIds, first, onClose }: Props) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  useReturnFocus()
  const [position, setPosition] = useState(Math.max(0, first))
  const touchedAt = useRef(0)
  const { url, file } = useStoredFile(pictureIds[position] ?? '')
  const several = pictureIds.length > 1
  const step = (by: number) => setPosition((now) => Math.min(pictureIds.length - 1, Math.max(0, now + by)))
  const turn = ({ key }: KeyboardEvent) => step(STEP_OF_KEY[key] ?? 0)
  const begin = ({ changedTouches }: TouchEvent) => {
    touchedAt.current = changedTouches[0]?.clientX ?? 0
  }
  const end = ({ changedTouches }: TouchEvent) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - touchedAt.current
    if (Math.abs(moved) > SWIPE_IN_PIXELS) step(moved > 0 ? -1 : 1)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={several ? t('ui.photoOf', { position: position + 1, total: pictureIds.length }) : t('ui.photo')}
      size="auto"
      centered
      fullScreen={isPhone}
      onKeyDown={turn}
    >
      <div className={styles.stage} onTouchStart={begin} onTouchEnd={end}>
        {url ? <img src={url} alt={file.data?.name} className={styles.picture} /> : <Skeleton height={320} width={320} />}
      </div>
      <div className={styles.tools}>
        {several ? (
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t('ui.photoBefore')}
            disabled={position === 0}
            onClick={() => step(-1)}
          >
            <IconChevronLeft aria-hidden />
          </ActionIcon>
        ) : null}
        {file.data ? (
          <Button variant="subtle" leftSection={<IconDownload aria-hidden />} onClick={() => saveFile(file.data)} data-autofocus>
            {t('ui.download')}
          </Button>
        ) : null}
        {several ? (
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t('ui.photoAfter')}
            disabled={position === pictureIds.length - 1}
            onClick={() => step(1)}
          >
            <IconChevronRight aria-hidden />
          </ActionIcon>
        ) : null}
      </div>
    </Dialog>
  )
}
