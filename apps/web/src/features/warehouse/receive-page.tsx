import { Button } from '@mantine/core'
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs'
import IconVolumeOff from '@tabler/icons-react/dist/esm/icons/IconVolumeOff.mjs'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/page/page.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { useView, ViewTabs } from '../../ui/page/view-tabs.tsx'
import { useSound } from '../scanning/use-sound.ts'
import { useUnmatchedCount } from './match/matching.queries.ts'
import styles from './receive-page.module.css'
import { Station } from './station.tsx'

const UnmatchedList = lazy(() => import('./match/unmatched-list.tsx').then((module) => ({ default: module.UnmatchedList })))
const HandingPlace = lazy(() => import('./handing/handing-place.tsx').then((module) => ({ default: module.HandingPlace })))
const LoadingPlace = lazy(() => import('./loading/loading-place.tsx').then((module) => ({ default: module.LoadingPlace })))

const VIEWS = ['receive', 'load', 'arrivals', 'deliver', 'unmatched'] as const

/** Both doors of the house: packages come in at Miami's, bundles at Quito's; and what came for nobody. */
export function ReceivePage() {
  const { t } = useTranslation('warehouse')
  const view = useView(VIEWS, 'receive')
  const { isMuted, mute, play } = useSound()
  const unmatched = useUnmatchedCount()
  return (
    <Page
      title={t('title')}
      sentence={t(`sentence.${view}`)}
      action={
        <Button
          variant="default"
          className={styles.sound}
          aria-pressed={!isMuted}
          leftSection={isMuted ? <IconVolumeOff aria-hidden /> : <IconVolume aria-hidden />}
          onClick={() => mute(!isMuted)}
        >
          {t(isMuted ? 'soundOff' : 'soundOn')}
        </Button>
      }
    >
      <ViewTabs
        label={t('title')}
        views={{
          receive: t('views.receive'),
          load: t('views.load'),
          arrivals: t('views.arrivals'),
          deliver: t('views.deliver'),
          unmatched: t('views.unmatched'),
        }}
        first="receive"
        counts={{ unmatched: unmatched.data }}
      />
      <Suspense fallback={<PageLoading />}>
        {view === 'receive' ? <Station key="MIA" place="MIA" play={play} /> : null}
        {view === 'load' ? <LoadingPlace play={play} /> : null}
        {view === 'arrivals' ? <Station key="UIO" place="UIO" play={play} /> : null}
        {view === 'deliver' ? <HandingPlace play={play} /> : null}
        {view === 'unmatched' ? <UnmatchedList /> : null}
      </Suspense>
    </Page>
  )
}
