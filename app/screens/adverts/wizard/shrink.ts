/** Longest side of what is sent: more than the page shows, and a tenth of what a phone's camera makes. */
const longestSide = 2_560
const keptAsItIs = 1_500_000

/**
 * Scales a photo down before it is sent: a slow phone uploads five in the time of one. What the browser cannot
 * read goes as it is, and the server says what is wrong with it.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    if (scale === 1 && file.size < keptAsItIs) return file
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const scaled = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', 0.85),
    )
    return scaled && scaled.size < file.size ? scaled : file
  } catch {
    return file
  }
}
