/** How many files and connections this process may have open, as far as the system tells. */
export function mostDescriptors(): number {
  const report = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft: number | string } };
  };
  const soft = Number(report.userLimits?.open_files?.soft);
  return Number.isFinite(soft) ? soft : Infinity;
}
