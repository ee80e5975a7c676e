function Get-Tide{
param([string]$Name,[int]$Hour=5)
$tides=@{low=1.2;high=5.1}
if($Hour -gt 5){Write-Output "high $($tides.high)"}else{
Write-Output 'low'}
foreach($t in $tides.Keys){$t|Where-Object{$_ -ne 'low'}|ForEach-Object{$_.ToUpper()}}
}
