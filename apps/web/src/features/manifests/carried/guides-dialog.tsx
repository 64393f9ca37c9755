import type { ManifestDetail } from '@app/contract/manifests.contract'
import { type GuideLine, guideSeries, type PlannedGuide, planGuides } from '@app/domain'
import { SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { showSuccess } from '../../../ui/say/toast.ts'
import { type GuideFileChoice, GuideFileFields } from './guide-file-fields.tsx'
import { guideLinesIn } from './guide-lines.ts'
import { GuidesPreview } from './guides-preview.tsx'
import { useSetGuides } from './manifest-bundles.queries.ts'
import { useGuideFile } from './use-guide-file.ts'

type Props = { manifest: ManifestDetail; onClose: () => void }
const WAYS = ['series', 'column', 'file'] as const
type Way = (typeof WAYS)[number]

/** Child guides of many bundles at once: a series, a pasted column or a file, seen before they are saved. */
export function GuidesDialog({ manifest: { id, bundles }, onClose }: Props) {
  const { t } = useTranslation(['administrator', 'refusals'])
  const [way, setWay] = useState<Way>('series')
  const [first, setFirst] = useState('')
  const [column, setColumn] = useState('')
  const numbering = useSetGuides(id)
  const empty = bundles.filter(({ childGuideNumber }) => !childGuideNumber)
  const fromFile = useGuideFile(id)
  const typed: GuideLine[] =
    way === 'series'
      ? guideSeries(first, empty.length).map((childGuideNumber) => ({ childGuideNumber }))
      : guideLinesIn(column, new Set(bundles.map(({ code }) => code)))
  // What the server says of a file knows what other manifests use.
  const planned: (PlannedGuide & { row?: number })[] = way === 'file' ? fromFile.lines : planGuides(bundles, typed)
  const lines = way === 'file' ? fromFile.lines.map(asGuideLine) : typed
  const isRefused = planned.some(({ problem }) => problem !== null)
  const skippedCount = way === 'file' ? fromFile.skippedCount : 0
  const chooseFile = (choice: GuideFileChoice) => {
    numbering.reset()
    fromFile.choose(choice)
  }
  const save = async () => {
    await numbering.mutateAsync({ guides: lines })
    showSuccess(t('manifests.guides.saved', { count: lines.length }))
    onClose()
  }
  return (
    <FormDialog
      title={t('manifests.guides.title')}
      confirmLabel={t('manifests.guides.save', { count: lines.length })}
      isSending={numbering.isPending || (way === 'file' && fromFile.isReading)}
      error={numbering.error ?? (way === 'file' ? fromFile.error : null)}
      isBlocked={lines.length === 0 || isRefused}
      size={620}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        return save()
      }}
    >
      <SegmentedControl
        aria-label={t('manifests.guides.way')}
        value={way}
        onChange={(next) => setWay(WAYS.find((one) => one === next) ?? 'series')}
        data={WAYS.map((value) => ({ value, label: t(`manifests.guides.${value}`) }))}
      />
      {way === 'series' ? (
        <TextInput
          data-autofocus
          label={t('manifests.guides.first')}
          description={t('manifests.guides.firstHelp', { count: empty.length })}
          placeholder="PTC90000001"
          error={
            first.trim() !== '' && empty.length > 0 && lines.length === 0
              ? t('refusals:errors.guideSeriesNotNumbered')
              : undefined
          }
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          value={first}
          onChange={({ currentTarget }) => setFirst(currentTarget.value)}
        />
      ) : null}
      {way === 'column' ? (
        <Textarea
          label={t('manifests.guides.pasted')}
          description={t('manifests.guides.pastedHelp')}
          autosize
          minRows={5}
          maxRows={10}
          spellCheck={false}
          value={column}
          onChange={({ currentTarget }) => setColumn(currentTarget.value)}
        />
      ) : null}
      {way === 'file' ? <GuideFileFields choice={fromFile.choice} preview={fromFile.preview} onChange={chooseFile} /> : null}
      <GuidesPreview planned={planned} error={numbering.error} skippedCount={skippedCount} />
    </FormDialog>
  )
}

const asGuideLine = ({ code, childGuideNumber }: PlannedGuide): GuideLine => ({ code: code ?? undefined, childGuideNumber })
