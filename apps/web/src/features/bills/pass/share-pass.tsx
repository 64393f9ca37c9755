import type { Pass } from '@app/contract/passes/passes.contract'
import { Button } from '@mantine/core'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../api/save-file.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import { drawPass } from './pass-picture.ts'
import type { PassWords } from './use-pass-words.ts'

const CONTENT_TYPE = 'image/png'
const canShare = (): boolean => navigator.canShare?.({ files: [new File([], 'a.png', { type: CONTENT_TYPE })] }) ?? false

/** As a picture, for whoever collects; saved where the browser cannot share. */
export function SharePass({ pass, words }: { pass: Pass; words: PassWords }) {
  const { t } = useTranslation('bills')
  const format = useFormat()
  const shares = canShare()
  const sharing = useMutation({
    mutationFn: async () => {
      const title = t('pass.title')
      const things = format.titles(pass.packages.map((one) => one.title))
      const content = await drawPass(pass, { ...words, title, things: `${things} · ${format.weight(pass.weightInGrams)}` })
      const name = `${title} ${pass.billCode}.png`
      if (!shares) return saveFile({ name, contentType: CONTENT_TYPE, content })
      await navigator.share({ title, files: [new File([content], name, { type: CONTENT_TYPE })] }).catch(closed)
    },
  })
  return (
    <Button
      fullWidth
      size="md"
      leftSection={shares ? <IconShare aria-hidden /> : <IconDownload aria-hidden />}
      loading={sharing.isPending}
      onClick={() => sharing.mutate()}
    >
      {shares ? t('pass.share') : t('pass.save')}
    </Button>
  )
}

/** Who closes the list of applications has not failed to share. */
function closed(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}
