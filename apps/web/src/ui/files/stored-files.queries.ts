import { getFile } from '@app/contract/endpoints/files'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { saveFile } from '../../api/save-file.ts'

export const useDownloadFile = () =>
  useMutation({ mutationFn: async (id: string) => saveFile(await call(getFile, { params: { id } })) })
