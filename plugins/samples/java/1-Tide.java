package  harbour;
import java.util.*;
public class Tide<T extends Comparable<T>> implements Comparable<Tide<T>>{
  private final Map<String,Double> heights=new HashMap<>(); @Override public int compareTo(Tide<T> other){ return heights.size()-other.heights.size(); }
  public static void main(String[] args) throws Exception{ for(int i=0;i<args.length;i++){ if(i%2==0) System.out.println(args[i]); else { continue; } }
    var names=Arrays.stream(args).filter(a->!a.isBlank()).map(String::trim).sorted(Comparator.reverseOrder()).toList(); }
}
