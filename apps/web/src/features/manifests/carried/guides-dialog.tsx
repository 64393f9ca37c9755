import type { ManifestDetail } from '@app/contract/manifests.contract'
import { type GuideLine, guideSeries, planGuides } from '@app/domain'
import { SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { showSuccess } from '../../../ui/say/toast.ts'
import { guideLinesIn } from './guide-lines.ts'
import { GuidesPreview } from './guides-preview.tsx'
import { useSetGuides } from './manifest-bundles.queries.ts'

type Props = { manifest: ManifestDetail; onClose: () => void }
type Way = 'series' | 'column'

/** Child guides of many bundles at once: a series or a pasted column, seen before they are saved. */
export function GuidesDialog({ manifest: { id, bundles }, onClose }: Props) {
  const { t } = useTranslation(['administrator', 'refusals'])
  const [way, setWay] = useState<Way>('series')
  const [first, setFirst] = useState('')
  const [column, setColumn] = useState('')
  const numbering = useSetGuides(id)
  const empty = bundles.filter(({ childGuideNumber }) => !childGuideNumber)
  const lines: GuideLine[] =
    way === 'series'
      ? guideSeries(first, empty.length).map((childGuideNumber) => ({ childGuideNumber }))
      : guideLinesIn(column, new Set(bundles.map(({ code }) => code)))
  const planned = planGuides(bundles, lines)
  const isRefused = planned.some(({ problem }) => problem !== null)
  const save = async () => {
    await numbering.mutateAsync({ guides: lines })
    showSuccess(t('manifests.guides.saved', { count: lines.length }))
    onClose()
  }
  return (
    <FormDialog
      title={t('manifests.guides.title')}
      confirmLabel={t('manifests.guides.save', { count: lines.length })}
      isSending={numbering.isPending}
      error={numbering.error}
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
        onChange={(next) => setWay(next === 'column' ? 'column' : 'series')}
        data={[
          { value: 'series', label: t('manifests.guides.series') },
          { value: 'column', label: t('manifests.guides.column') },
        ]}
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
      ) : (
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
      )}
      <GuidesPreview planned={planned} error={numbering.error} />
    </FormDialog>
  )
}
