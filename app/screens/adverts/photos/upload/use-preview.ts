import { useEffect, useState } from 'react'
import type { Upload } from './uploads.ts'

/** Address of the photo. Only for scaled ones: five originals would exhaust the memory of a cheap phone. */
export function usePreview({ photo, isScaled }: Pick<Upload, 'photo' | 'isScaled'>): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!isScaled) return
    const made = URL.createObjectURL(photo)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [isScaled, photo])
  return address
}
