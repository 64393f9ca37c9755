import type { Bundle } from '@app/contract/bundles.contract'
import { useTranslation } from 'react-i18next'
import { showRefusal } from '../../../api/show-refusal.ts'
import { showUndo } from '../../../ui/say/toast.ts'
import { usePutOnManifest, useSetGuides, useTakeOffManifest } from './manifest-bundles.queries.ts'

/** Takes bundles off a manifest; the toast puts them back, with the child guides that they had. */
export function useTakeOff(manifestId: string, onDone: () => void) {
  const { t } = useTranslation('administrator')
  const taking = useTakeOffManifest(manifestId)
  const putting = usePutOnManifest(manifestId)
  const numbering = useSetGuides(manifestId)
  const putBack = async (bundles: readonly Bundle[]) => {
    const numbered = bundles.filter(({ childGuideNumber }) => childGuideNumber !== null)
    try {
      await putting.mutateAsync({ bundleIds: bundles.map(({ id }) => id) })
      if (numbered.length === 0) return
      await numbering.mutateAsync({ guides: numbered.map(({ code, childGuideNumber }) => ({ code, childGuideNumber })) })
    } catch (error) {
      showRefusal(error)
    }
  }
  const takeOff = (bundles: readonly Bundle[]) =>
    taking.mutate(
      { bundleIds: bundles.map(({ id }) => id) },
      {
        onSuccess: () => {
          onDone()
          const words = { count: bundles.length, code: bundles[0]?.code ?? '' }
          showUndo(t('manifests.bundlesRemoved', words), () => void putBack(bundles))
        },
        onError: (error) => showRefusal(error),
      },
    )
  return { takeOff, isPending: taking.isPending }
}
